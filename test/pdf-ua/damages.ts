/** For each check, what it must find. */
import { PDFArray, PDFName } from 'pdf-lib'
import type { Damage, Spoilt } from './damage.ts'

const dot = '0 0 1 1 re f'
const drawIn = (letters: string) => (pdf: Spoilt) =>
  pdf.content((content) =>
    content.replace(/(?<=\/P <<\s*\/MCID \d+\s*>> BDC\s[^]*?\/F\d+ [\d.]+ Tf\s)/, `<${letters}> Tj\n`),
  )

const ofDocument: readonly Damage[] = [
  {
    clause: '6.1-1',
    spoil: () => undefined,
    bytes: (bytes) => Buffer.concat([Buffer.from('%PDF-2.0'), bytes.subarray(8)]),
  },
  { clause: '6.2-1', spoil: (pdf) => pdf.set(pdf.dict('MarkInfo'), 'Marked', null) },
  { clause: '7.1-4', spoil: (pdf) => pdf.set(pdf.dict('MarkInfo'), 'Suspects', true) },
  { clause: '7.1-11', spoil: (pdf) => pdf.set(pdf.catalog, 'StructTreeRoot', null) },
  { clause: '7.1-8', spoil: (pdf) => pdf.metadata((xml) => xml.replace('<dc:title>', '<dc:title>R & D')) },
  { clause: '5-1', spoil: (pdf) => pdf.metadata((xml) => xml.replaceAll('www.aiim.org/pdfua', 'example.org/other')) },
  { clause: '5-2', spoil: (pdf) => pdf.metadata((xml) => xml.replace('<pdfuaid:part>1', '<pdfuaid:part>2')) },
  { clause: '5-3', spoil: (pdf) => pdf.metadata((xml) => xml.replaceAll('pdfuaid', 'ua')) },
  { clause: '7.1-9', spoil: (pdf) => pdf.metadata((xml) => xml.replaceAll('dc:title', 'dc:subject')) },
  { clause: '7.1-10', spoil: (pdf) => pdf.set(pdf.dict('ViewerPreferences'), 'DisplayDocTitle', false) },
  { clause: '7.2-2, 7.2-24, 7.2-33, 7.2-34', spoil: (pdf) => pdf.set(pdf.catalog, 'Lang', null) },
  { clause: '7.2-29', spoil: (pdf) => pdf.set(pdf.catalog, 'Lang', pdf.text('in English')) },
  { clause: '7.2-29', spoil: (pdf) => pdf.set(pdf.element('P'), 'Lang', pdf.text('in English')) },
  { clause: '7.10-1, 7.10-2', spoil: (pdf) => pdf.set(pdf.catalog, 'OCProperties', { D: { AS: [] } }) },
  { clause: '7.11-1', spoil: (pdf) => void pdf.pdf.context.register(pdf.object({ Type: 'Filespec', EF: {} })) },
  { clause: '7.15-1', spoil: (pdf) => pdf.set(pdf.catalog, 'AcroForm', { XFA: [] }) },
  {
    clause: '7.16-1',
    spoil: ({ pdf: { context } }) =>
      (context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard', P: -1020 }))),
  },
]

const ofContent: readonly Damage[] = [
  {
    clause: '7.1-1',
    spoil: (pdf) =>
      pdf.content((said) => said.replace(/(\/P <<\s*\/MCID \d+\s*>> BDC)/, `$1 /Artifact BMC ${dot} EMC`)),
  },
  {
    clause: '7.1-2',
    spoil: (pdf) =>
      pdf.content((said) => said.replace(/(\/Artifact <<[^>]*>> BDC)/, `$1 /P <</MCID 0>> BDC ${dot} EMC`)),
  },
  { clause: '7.1-3', spoil: (pdf) => pdf.content((said) => `${said}\n${dot}`) },
  { clause: '7.1-3', spoil: (pdf) => pdf.content((said) => `${said}\n/P <</MCID 9999>> BDC ${dot} EMC`) },
  { clause: 'ISO 32000-1, 14.7.4.4 (parts)', spoil: (pdf) => pdf.set(pdf.page(), 'StructParents', 9999) },
  {
    clause: 'reading order',
    spoil: (pdf) => {
      const parts = pdf.element('Document').lookup(PDFName.of('K'), PDFArray)
      const [first, second] = [parts.get(0), parts.get(1)]
      parts.set(0, second)
      parts.set(1, first)
    },
  },
  { clause: '7.20-1', spoil: (pdf) => void pdf.pdf.context.register(pdf.object({ Subtype: 'Form', Ref: {} })) },
]

const rename = (pdf: Spoilt, from: string, to: string, place = 0) => pdf.set(pdf.element(from, place), 'S', to)
const map = (pdf: Spoilt, from: string, to: string) => pdf.set(pdf.dict('StructTreeRoot'), 'RoleMap', { [from]: to })

const ofStructure: readonly Damage[] = [
  { clause: '7.1-5', spoil: (pdf) => rename(pdf, 'P', 'Odd') },
  {
    clause: '7.1-6',
    spoil: (pdf) => {
      rename(pdf, 'P', 'Odd')
      map(pdf, 'Odd', 'Odd')
    },
  },
  { clause: '7.1-7', spoil: (pdf) => map(pdf, 'P', 'Span') },
  { clause: '7.1-12', spoil: (pdf) => pdf.element('P').delete(PDFName.of('P')) },
  { clause: '7.2-4 to 7.2-9, 7.2-17, 7.2-18, 7.2-26', spoil: (pdf) => rename(pdf, 'TBody', 'Sect') },
  { clause: '7.2-3, 7.2-10, 7.2-19, 7.2-20, 7.2-27, 7.2-36 to 7.2-38', spoil: (pdf) => rename(pdf, 'TD', 'P') },
  { clause: '7.2-11 to 7.2-14, 7.2-16, 7.2-39', spoil: (pdf) => rename(pdf, 'TBody', 'THead') },
  { clause: '7.2-28, 7.2-40', spoil: (pdf) => rename(pdf, 'LI', 'Caption', 1) },
  { clause: '7.3-1', spoil: (pdf) => pdf.set(pdf.element('Figure'), 'Alt', null) },
  { clause: '7.7-1', spoil: (pdf) => rename(pdf, 'P', 'Formula') },
  { clause: '7.4.2-1', spoil: (pdf) => rename(pdf, 'H2', 'H4') },
  { clause: '7.4.2-1', spoil: (pdf) => rename(pdf, 'H1', 'P') },
  { clause: '7.4.4-1', spoil: (pdf) => pdf.elements('P').forEach((one) => pdf.set(one, 'S', 'H')) },
  { clause: '7.4.4-2, 7.4.4-3', spoil: (pdf) => rename(pdf, 'P', 'H') },
  { clause: '7.9-1', spoil: (pdf) => pdf.set(pdf.element('Note'), 'ID', null) },
  { clause: '7.9-2', spoil: (pdf) => pdf.set(pdf.element('Note'), 'ID', pdf.text('note-2')) },
]

const ofTables: readonly Damage[] = [
  { clause: '7.2-15, 7.2-41', spoil: (pdf) => pdf.set(pdf.element('TD'), 'A', { O: 'Table', RowSpan: 99 }) },
  { clause: '7.2-42, 7.2-43', spoil: (pdf) => pdf.set(pdf.element('TD'), 'A', { O: 'Table', ColSpan: 2 }) },
  { clause: '7.5-1, 7.5-2', spoil: (pdf) => pdf.set(pdf.element('TH'), 'A', null) },
  { clause: '7.5-1, 7.5-2', spoil: (pdf) => pdf.elements('TH').forEach((head) => pdf.set(head, 'S', 'TD')) },
]

const ofAnnotations: readonly Damage[] = [
  { clause: '7.18.1-1', spoil: (pdf) => pdf.set(pdf.annotation(), 'Subtype', 'Text') },
  { clause: '7.18.1-2', spoil: (pdf) => pdf.set(pdf.annotation(), 'Contents', null) },
  { clause: '7.18.2-1', spoil: (pdf) => pdf.set(pdf.annotation(), 'Subtype', 'TrapNet') },
  { clause: '7.18.3-1', spoil: (pdf) => pdf.set(pdf.page(), 'Tabs', 'R') },
  { clause: '7.18.4-1', spoil: (pdf) => pdf.set(pdf.annotation(), 'Subtype', 'Widget') },
  { clause: '7.18.5-1', spoil: (pdf) => pdf.elements('Link').forEach((link) => pdf.set(link, 'S', 'Span')) },
  { clause: '7.18.5-2', spoil: (pdf) => pdf.set(pdf.annotation(), 'Contents', pdf.text('')) },
  { clause: 'ISO 32000-1, 14.7.4.4 (links)', spoil: (pdf) => pdf.set(pdf.annotation(), 'StructParent', 9999) },
  { clause: '7.2-21 to 7.2-23', spoil: (pdf) => pdf.set(pdf.catalog, 'Lang', null) },
]

const otherLetters = { Registry: 'Other', Ordering: 'Other', Supplement: 0 }

const ofLetters: readonly Damage[] = [
  {
    clause: '7.21.3.1-1',
    spoil: (pdf) => pdf.set(pdf.font(), 'Encoding', { CIDSystemInfo: otherLetters }),
  },
  { clause: '7.21.3.2-1', spoil: (pdf) => pdf.set(pdf.innerFont(), 'CIDToGIDMap', null) },
  { clause: '7.21.4.1-1', spoil: (pdf) => pdf.set(pdf.innerFont(), 'FontDescriptor', null) },
  { clause: '7.21.4.1-2', spoil: drawIn('fff0') },
  {
    clause: '7.21.4.2-2',
    spoil: (pdf) => pdf.set(pdf.innerFont().lookup(PDFName.of('FontDescriptor')) as never, 'CIDSet', Uint8Array.of(0)),
  },
  { clause: '7.21.5-1', spoil: (pdf) => pdf.set(pdf.innerFont(), 'W', [0, 65_535, 7]) },
  { clause: '7.21.7-1', spoil: (pdf) => pdf.set(pdf.font(), 'ToUnicode', null) },
  { clause: '7.21.7-1', spoil: drawIn('fff0') },
  {
    clause: '7.21.7-2',
    spoil: (pdf) => pdf.set(pdf.font(), 'ToUnicode', Buffer.from('1 beginbfrange <0000> <ffff> <0000> endbfrange')),
  },
  { clause: '7.21.8-1', spoil: drawIn('0000') },
]

export const damages: readonly Damage[] = [
  ...ofDocument,
  ...ofContent,
  ...ofStructure,
  ...ofTables,
  ...ofAnnotations,
  ...ofLetters,
]

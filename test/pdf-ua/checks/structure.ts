/** The tree: elements of known kinds, each where it belongs. */
import type { PdfFile } from '../file.ts'
import { entry, keysOf, name, type Value } from '../objects.ts'
import { type Element, rolesIn, standardTypes, textEntry } from '../structure.ts'

import type { Check } from './check.ts'

/** The elements of a role of which something is wrong. */
export function elementsWhere(
  file: PdfFile,
  roles: string | readonly string[],
  isWrong: (element: Element) => boolean,
): string[] {
  const among = new Set(typeof roles === 'string' ? [roles] : roles)
  return file.elements
    .filter((element) => element.role !== null && among.has(element.role) && isWrong(element))
    .map(({ role, parent }) => `${role} within ${parent?.role ?? 'the root'}`)
}

/** Which elements may only stand within which. */
const homes: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  LBody: ['LI'],
  TOCI: ['TOC'],
}
/** Which hold nothing but which. */
const holds: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  TR: ['TH', 'TD'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  TOC: ['TOC', 'TOCI', 'Caption'],
}

const count = (element: Element, role: string) => rolesIn(element).filter((one) => one === role).length
const isHeading = ({ role }: Element) => /^H[1-6]$/.test(role ?? '')

export const structureChecks: readonly Check[] = [
  {
    clause: '7.1-5',
    matterhorn: '02-001',
    says: 'every element is of a standard kind, or said to be like one',
    faults: ({ elements }) => elements.filter(({ role }) => role === null).map(({ type }) => type),
  },
  {
    clause: '7.1-6',
    matterhorn: '02-003',
    says: 'no kind is said to be like itself',
    faults: ({ tree }) => {
      const roles = entry(tree, 'RoleMap')
      return keysOf(roles).filter((type) => isCircular(type, roles))
    },
  },
  {
    clause: '7.1-7',
    matterhorn: '02-004',
    says: 'no standard kind is said to be another',
    faults: ({ tree }) => keysOf(entry(tree, 'RoleMap')).filter((type) => standardTypes.has(type)),
  },
  {
    clause: '7.1-12',
    matterhorn: '',
    says: 'every element knows what it is part of',
    faults: ({ elements, tree }) =>
      elements
        .filter(({ dict, parent }) => entry(dict, 'P') !== (parent?.dict ?? tree))
        .map(({ type }) => `${type} with another parent`),
  },
  {
    clause: '7.2-4 to 7.2-9, 7.2-17, 7.2-18, 7.2-26',
    matterhorn: '09-004, 09-005, 09-006',
    says: 'parts of tables and lists stand within them',
    faults: (file) =>
      elementsWhere(file, Object.keys(homes), ({ role, parent }) => !homes[role ?? '']?.includes(parent?.role ?? '')),
  },
  {
    clause: '7.2-3, 7.2-10, 7.2-19, 7.2-20, 7.2-27, 7.2-36 to 7.2-38',
    matterhorn: '09-004, 09-005, 09-006',
    says: 'tables and lists hold nothing but their parts',
    faults: (file) =>
      elementsWhere(file, Object.keys(holds), (element) =>
        rolesIn(element).some((role) => !holds[element.role ?? '']?.includes(role ?? '')),
      ),
  },
  {
    clause: '7.2-11 to 7.2-14, 7.2-16, 7.2-39',
    matterhorn: '09-004',
    says: 'a table has at most one head, foot and caption, and rows beside them',
    faults: (file) =>
      elementsWhere(file, 'Table', (table) => {
        const [heads, bodies, feet] = [count(table, 'THead'), count(table, 'TBody'), count(table, 'TFoot')]
        const captions = count(table, 'Caption')
        const isInside = rolesIn(table).slice(1, -1).includes('Caption')
        return heads > 1 || feet > 1 || captions > 1 || isInside || (heads + feet > 0 && bodies === 0)
      }),
  },
  {
    clause: '7.2-28, 7.2-40',
    matterhorn: '09-005, 09-006',
    says: 'the caption of a list comes first',
    faults: (file) => elementsWhere(file, ['L', 'TOC'], (one) => rolesIn(one).slice(1).includes('Caption')),
  },
  {
    clause: '7.3-1',
    matterhorn: '13-004',
    says: 'every picture is described',
    faults: (file) => elementsWhere(file, 'Figure', (figure) => !isDescribed(figure)),
  },
  {
    clause: '7.7-1',
    matterhorn: '17-002',
    says: 'every formula is described',
    faults: (file) => elementsWhere(file, 'Formula', (formula) => !isDescribed(formula)),
  },
  {
    clause: '7.4.2-1',
    matterhorn: '14-002, 14-003',
    says: 'headings begin with the first and skip no level',
    faults: ({ elements }) => {
      let level = 0
      return elements.filter(isHeading).flatMap(({ role }) => {
        const [own, before] = [Number(role?.slice(1)), level]
        level = own
        return own > before + 1 ? [`${role} after ${before === 0 ? 'nothing' : `H${before}`}`] : []
      })
    },
  },
  {
    clause: '7.4.4-1',
    matterhorn: '14-006',
    says: 'no element holds two headings without a level',
    faults: ({ elements }) => elements.filter((one) => count(one, 'H') > 1).map(({ type }) => type),
  },
  {
    clause: '7.4.4-2, 7.4.4-3',
    matterhorn: '14-007',
    says: 'headings have a level throughout, or nowhere',
    faults: ({ elements }) =>
      elements.some(isHeading) && elements.some(({ role }) => role === 'H') ? ['headings of both kinds'] : [],
  },
  {
    clause: '7.9-1',
    matterhorn: '19-003',
    says: 'every note has a name',
    faults: (file) => elementsWhere(file, 'Note', (note) => !textEntry(note, 'ID')),
  },
  {
    clause: '7.9-2',
    matterhorn: '19-004',
    says: 'no two notes have one name',
    faults: ({ elements }) => {
      const names = elements.filter(({ role }) => role === 'Note').flatMap((note) => textEntry(note, 'ID') ?? [])
      return names.filter((one, i) => names.indexOf(one) < i)
    },
  },
]

function isCircular(type: string, roles: Value): boolean {
  const passed = new Set<string>()
  for (let at: string | null = type; at !== null; at = name(entry(roles, at))) {
    if (passed.has(at)) return true
    passed.add(at)
  }
  return false
}

function isDescribed(element: Element): boolean {
  return Boolean(textEntry(element, 'Alt')) || textEntry(element, 'ActualText') !== null
}

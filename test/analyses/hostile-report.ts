/** What people write, or have written for them, to break the files of others; and a report that holds it everywhere. */
import type { Report } from '#analyses/report/report.ts'
import { sampleReport, sampleSentence } from './sample-report.ts'

export const hostile = {
  'a word without end': 'a'.repeat(5000),
  'an address without end': `https://x.example/${'b/'.repeat(900)}`,
  'right to left': 'האם האבטלה תעלה בשנת 2030? مستقبل العمل',
  'both directions': 'What of العمل and עבודה in 2030?',
  'overrides of direction': 'safe\u202Egnp.exe and \u2067isolated',
  'signs of emotion': 'Will 👩‍👩‍👧‍👦 be happier 🇳🇴 in 2035 👍🏽?',
  'marks piled up': `Z${'\u0301\u0323'.repeat(60)}algo`,
  'signs of every script': 'ÅŁőЖыΣλ漢字かな한국어ไทยहिन्दी',
  markup: '<script>alert(1)</script> <b>&amp;</b> ]]> <!-- -->',
  'signs of Markdown': '# a | b \\ `c` *d* _e_ [f](javascript:1) ![g](h) ~~i~~ $x$ 1. 2) - + > [^1]',
  'signs that XML forbids': 'one\u0000two\u0008three\u000bfour\uffff',
  'half a pair': 'lone \ud800 and \udc00 halves',
  'line ends': 'one\r\ntwo\n\n# three\t| four |',
  'a formula of a spreadsheet': '=HYPERLINK("http://x.example";"y")',
  mathematics: '≥ ≤ – × − ± ≈ ° µ € CO2 10⁻¹² ½ ∞ → “x” ‘y’ …',
} satisfies Record<string, string>

/** The text wherever a report shows text of somebody. */
export function reportWith(text: string): Report {
  const report = sampleReport({ title: text, question: `${text}?` })
  const evidence = report.evidence.map((row) => ({
    ...row,
    title: text,
    record: text,
    value: row.id === 'e5' ? text : row.value,
  }))
  const sources = report.sources.map((source) => ({ ...source, title: text }))
  const told = sampleSentence('It is called ', ['Orderly descent', 'e5'], '.')
  const claims = told.claims.map((claim) => ({ ...claim, text, value: text }))
  const said = { ...told, text: `It is called ${text}.`, claims }
  const table = {
    type: 'table' as const,
    title: text,
    columns: [text, 'b'],
    rows: [
      [
        { text, item: 'trend/4', evidence: null },
        { text, item: null, evidence: 'e4' },
      ],
    ],
  }
  const gaps = { name: 'gaps' as const, title: 'Gaps', sentences: [said], blocks: [table] }
  return { ...report, evidence, sources, sections: [...report.sections.filter(({ name }) => name !== 'gaps'), gaps] }
}

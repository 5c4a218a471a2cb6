/**
 * What to watch, until when, and how likely it is: values that matter, questions that resolve before the answer is due,
 * and the signs of the worlds it belongs to.
 */
import type { Evidence } from '../../../report/evidence.ts'
import type { Block } from '../../../report/report.ts'
import { amount, when } from '../../sentence.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { crossings } from './signposts/crossings.ts'
import type { Post } from './signposts/post.ts'
import { questions } from './signposts/questions.ts'
import { signsOfWorlds } from './signposts/signs-of-worlds.ts'

const mostShown = 8
const columns = ['Watch', 'Level', 'Known by', 'Chance']

/** `told`: names of what the table of movers has already. */
export function writeSignposts(w: Writing, answer: Answer | null, told: ReadonlySet<string>): Written {
  const found = [...crossings(w, answer), ...questions(w, answer), ...signsOfWorlds(w, answer)]
  const all = found.filter(({ what }) => !told.has(what.id))
  // What resolves soonest is the first to tell.
  const posts = all
    .filter(isFirst)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(0, mostShown)
  if (posts.length === 0) return { sentences: [], blocks: [] }
  // Of what is as good as certain nothing is learnt: one is told in words, and what the table has is told no second time.
  const [telling] = posts.toSorted((a, b) => doubt(b) - doubt(a))
  const others = posts.filter((post) => post !== telling)
  const hasLevels = others.some(({ level }) => level)
  const rows = others.map(({ what, item, level, until, chance }) => [
    cell(what, amount(what).text, item),
    ...(hasLevels ? [level ? cell(level, amount(level).text) : noCell] : []),
    cell(until, when(until).text),
    cell(chance, amount(chance).text),
  ])
  const table: Block = {
    type: 'table',
    title: 'What else to watch',
    columns: columns.filter((one) => hasLevels || one !== 'Level'),
    rows,
  }
  return { sentences: telling ? [telling.sentence] : [], blocks: rows.length > 0 ? [table] : [] }
}

const doubt = ({ chance }: Post) => -Math.abs(Number(chance.value) - 0.5)

const noCell = { text: '', item: null, evidence: null }

function cell(evidence: Evidence, text: string, item: string | null = null) {
  return { text, item, evidence: evidence.id }
}

/** What a world watches is often a question of its own as well. */
function isFirst({ chance }: Post, i: number, all: readonly Post[]): boolean {
  return all.findIndex((other) => restsOn(other.chance) === restsOn(chance)) === i
}

/** That it does not come rests on the chance that it does. */
const restsOn = ({ id, formula, inputs }: Evidence) => (formula === 'chance-not' ? inputs[0] : id)

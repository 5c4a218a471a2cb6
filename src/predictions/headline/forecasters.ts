/** How pages speak of whoever gives the number of a prediction. Free of schemas, so that the browser needs none. */
import { capital } from '#kit/text.ts'

export type Forecaster = {
  /** In the fewest words, as lists say it beside a number: 'Farsight'. */
  who: string
  /** Within a sentence: 'Farsight’s forecast'. */
  name: string
  /** At its start. */
  title: string
  /** Over the figure, and once it is known how the question came out. */
  says: string
  said: string
  /** 'Half of Farsight’s chance lies …' */
  whose: string
  /** Over the reason. */
  why: string
  /** 'Made on 20 Nov 2026 by …' */
  by: string
}

export const farsight: Forecaster = {
  who: 'Farsight',
  name: 'Farsight’s forecast',
  title: 'Farsight’s forecast',
  says: 'Farsight says',
  said: 'Farsight said',
  whose: 'Farsight’s',
  why: 'Why Farsight says so',
  by: 'Farsight',
}

export const author: Forecaster = {
  who: 'the author',
  name: 'author’s forecast',
  title: 'Author’s forecast',
  says: 'The author says',
  said: 'The author said',
  whose: 'the author’s',
  why: 'Why the author says so',
  by: 'the author',
}

export const together: Forecaster = {
  who: 'Farsight and model',
  name: 'Farsight and the model',
  title: 'Farsight and the model together',
  says: 'Farsight and the model say',
  said: 'Farsight and the model said',
  whose: 'Farsight’s and the model’s',
  why: farsight.why,
  by: 'Farsight',
}

export const model: Forecaster = {
  who: 'the model',
  name: 'the model alone',
  title: 'The model’s projection',
  says: 'The model says',
  said: 'The model said',
  whose: 'the model’s',
  why: 'Why the model says so',
  by: 'the model',
}

/** From three people on. `earlier`: how many of them answered what was asked before it was last worded anew. */
export function peopleTogether(people: number, earlier = 0): Forecaster {
  const by = `${people} people`
  const who = [by, ...sayEarlier(people, earlier)].join(', ')
  return {
    who,
    name: who,
    title: 'The crowd',
    says: 'The crowd says',
    said: 'The crowd said',
    whose: 'the crowd’s',
    why: 'Why the crowd says so',
    by,
  }
}

/** Of few of them only the page says so. */
function sayEarlier(people: number, earlier: number): string[] {
  if (2 * earlier <= people) return []
  return [`${earlier === people ? 'all' : 'most'} before it was reworded`]
}

/** At the start of a sentence: 'Farsight’s forecast', 'The author’s forecast'. */
export function sayWhose({ whose }: Forecaster): string {
  return `${capital(whose)} forecast`
}

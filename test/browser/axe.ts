/** What axe finds wrong with the page as it stands: WCAG to level AA, and what is known to be good practice. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// Of what passes nothing is told here: axe need not say how each such element is found.
const asked = { runOnly: rules, resultTypes: ['violations'] }
const violations = `axe.run(${JSON.stringify(asked)}).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`

/** As it is published to be run: each page that is looked at reads all of it. */
const source = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Each as 'rule: the element it is about'. Evaluating is not hindered by the page's security policy, a script element
 * would be.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(source)
  return page.evaluate<string[]>(violations)
}

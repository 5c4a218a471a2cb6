/** What the page of methods states of projections, against what the benchmarks say of windows that no fit had seen. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import measured from '../../../../docs/benchmarks.md?raw'
import { ProjectionPart } from './ProjectionParts.tsx'

const text = renderToString(<ProjectionPart trend={null} />)
  .replaceAll(/<[^>]*>/g, '')
  .replaceAll(/\s+/g, ' ')

const say = (values: string[]) => `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`

test('errors and coverage are those on years that the constants had not seen', () => {
  const leftOut = measured.slice(measured.indexOf('Left out by **windows**'))
  const rows = ['yearly', 'quarterly', 'monthly'].map((name) => {
    const [, first = ''] = new RegExp(`^\\| ${name} \\([^|]*\\| ([^|]*) \\|`, 'm').exec(leftOut) ?? []
    return first.split(' / ').map(Number)
  })
  const errors = say(rows.map(([owa = 0]) => owa.toFixed(3).slice(1)))
  const inside = say(rows.map(([, , coverage = 0]) => `${(100 * coverage).toFixed(1)}%`))
  expect(text).toContain(`error ${errors} of Naive2’s (OWA), and ${inside} of values inside`)
})

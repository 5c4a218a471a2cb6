/** What stands below a figure before any script runs. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TodayProvider } from '../today.ts'
import { Figure } from './Figure.tsx'
import { Plot } from './Plot.tsx'
import { linearScale } from '../../chart/scale.ts'

const numbers = { caption: 'Share by year', head: ['Year', 'Share'], rows: [['2024', '40%']] }
const reading = { at: '2024', x: 500, y: 600, when: '2024', value: '40%', more: '' }

function draw(props: { numbers?: typeof numbers }): string {
  const [x, y] = [linearScale(2020, 2030), linearScale(0, 100)]
  return renderToStaticMarkup(
    <TodayProvider value="2026-11-27">
      <Figure title="Share <of> homes" {...props}>
        <Plot x={x} y={y} label="Share of homes: 40% in 2024." reads={() => [reading]}>
          <path d="M0 0" />
        </Plot>
      </Figure>
    </TodayProvider>,
  )
}

test('without scripts a figure says its sentence, and what only they can do is out of sight, with its place kept', () => {
  const drawn = draw({ numbers })
  expect(drawn).toContain('role="img" aria-label="Share of homes: 40% in 2024."')
  expect(drawn).not.toContain('type="range"')
  expect(drawn).toMatch(/<div class="[^"]*noprint scripted[^"]*"><details>/)
})

/** What is seen of each button, and what is heard after it. */
const namesIn = (drawn: string) =>
  [...drawn.matchAll(/<button[^>]*>([^<]*)<span class="unseen">([^<]*)</g)].map(
    ([, shown, hidden]) => `${shown}${hidden}`,
  )

test('each control names its figure, and files of data are offered where there are data', () => {
  const title = 'Share &lt;of&gt; homes'
  const always = [`Copy link to this view of ${title}`, `Full screen: ${title}`]
  const pictures = [`PNG of ${title}`, `SVG of ${title}`]
  expect(namesIn(draw({}))).toEqual([...pictures, ...always])
  expect(namesIn(draw({ numbers }))).toEqual([...pictures, `CSV of ${title}`, `JSON of ${title}`, ...always])
})

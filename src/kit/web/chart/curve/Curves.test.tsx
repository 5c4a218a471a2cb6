/** Curves with their handles, as they are read by those who see none of it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { linearScale } from '../../../chart/scale.ts'
import { Curves } from './Curves.tsx'
import { stepsOf } from './Handles.tsx'

const moves = { onMove: () => {}, onStep: () => {} }
const points = [
  [2, 0],
  [4, 1],
  [7, 0],
] as const

function draw(props: Partial<Parameters<typeof Curves>[0]> = {}): string {
  return renderToStaticMarkup(
    <Curves
      x={linearScale(2, 7)}
      top={1}
      curves={[
        { name: 'You', look: 'own', points },
        { name: 'Crowd', look: 'crowd', points, strong: { from: 3, to: 5, says: '80% in here' } },
      ]}
      label="You: 4.5 in the middle."
      {...props}
    />,
  )
}

test('each handle is a slider of its own, named by what it means and read with its unit', () => {
  const drawn = draw({
    handles: [
      { label: 'One in four lower', value: 4.4, say: '4.4 million km²', ...moves },
      { label: 'As likely above as below', value: 4.7, say: '4.7 million km²', isMain: true, ...moves },
    ],
  })
  expect(drawn).toContain('role="img" aria-label="You: 4.5 in the middle."')
  expect(drawn).toMatch(
    /role="slider" tabindex="0" aria-label="One in four lower" aria-valuemin="2" aria-valuemax="7" aria-valuenow="4.4" aria-valuetext="4.4 million km²"/,
  )
  // Nothing within an image can be taken hold of.
  expect(drawn.indexOf('role="slider"')).toBeGreaterThan(drawn.indexOf('2.0</span>'))
  expect(draw()).not.toContain('slider')
})

test('measured values are dots of ink on the axis, as far as it goes', () => {
  const drawn = draw({ dots: { values: [1, 4.5, 9], says: 'Measured, 2014 to 2025' } })
  expect(drawn.match(/M\d+ 1000h\.01/g)).toEqual(['M500 1000h.01'])
  expect(drawn).toContain('Measured, 2014 to 2025')
  expect(draw({ dots: { values: [1, 9], says: 'Measured' } })).not.toContain('Measured')
})

const pressed = (key: string, more: object = {}) =>
  stepsOf({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more })

test('an arrow is one step, with Shift five, a page ten; all other keys belong to the browser', () => {
  expect(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'PageDown', 'PageUp'].map((key) => pressed(key))).toEqual([
    -1, -1, 1, 1, -10, 10,
  ])
  expect(pressed('ArrowLeft', { shiftKey: true })).toBe(-5)
  expect(pressed('PageUp', { shiftKey: true })).toBe(10)
  expect([pressed('Tab'), pressed('a'), pressed('ArrowLeft', { altKey: true })]).toEqual([null, null, null])
})

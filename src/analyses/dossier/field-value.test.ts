import { expect, test } from 'vitest'
import { valueAt } from './field-value.ts'

const fields = {
  details: {
    series: {
      unit: 'ppm',
      observations: [
        ['2023', 421],
        ['2024', 424.5],
      ],
    },
  },
}

test.each([
  ['details.series.unit', 'ppm'],
  ['details.series.observations.2023', 421],
  ['details.series.observations.2023.value', 421],
  ['details.series.observations.2023.at', '2023'],
  ['details.series.observations.last', 424.5],
  ['details.series.observations.last.at', '2024'],
  // A path that goes on where nothing is says nothing, however it begins.
  ['details.series.observations.2023.at.nothing', null],
  ['details.series.observations.2023.value.nothing', null],
  ['details.series.observations.2023.nothing', null],
  ['details.series.observations.2022', null],
  ['details.series.unit.nothing', null],
])('%s says %s', (path, says) => {
  expect(valueAt(fields, path)).toBe(says)
})

import { expect, test } from 'vitest'
import { radarPath, readRadarAddress } from './radar-address.ts'

test.each([
  [{ radar: null }, '/my-stuff?tab=radars'],
  [{ radar: 3 }, '/my-stuff?tab=radars&radar=3'],
  [{ radar: 3, edition: 12, since: 9, as: 'list' as const }, '/my-stuff?tab=radars&radar=3&edition=12&since=9&as=list'],
])('%j lies at %s', (address, path) => {
  expect(radarPath(address)).toBe(path)
  expect(readRadarAddress(path.split('?')[1] ?? '')).toEqual(address)
})

test('what is no number names nothing that is kept', () => {
  expect(readRadarAddress('tab=radars&radar=mine')).toEqual({ radar: null, unread: 'mine' })
  expect(readRadarAddress('tab=radars&radar=3&edition=last&since=-1')).toMatchObject({ edition: 0, since: 0 })
  expect(readRadarAddress('tab=radars&radar=3&as=song').as).toBeUndefined()
})

import { expect, test } from 'vitest'
import { paths } from '#items/paths.ts'
import { tabAt, tabPaths, tabs } from './tabs.ts'

const read = (address: string) => tabAt(new URL(address, 'https://farsight.example'))

test('each tab of my stuff has an address that leads to it', () => {
  expect(tabs.map((tab) => read(tabPaths[tab]))).toEqual(tabs)
  expect(new Set(Object.values(tabPaths)).size).toBe(tabs.length)
})

test.for([
  ['/my-stuff', 'items'],
  ['/my-stuff?tab=nonsense', 'items'],
  ['/my-stuff?q=rain', 'items'],
  ['/my-stuff?shelf=saved', 'saved'],
  ['/my-stuff?shelf=drafts', 'items'],
  ['/my-stuff#account', 'account'],
  ['/my-stuff#membership', 'membership'],
  ['/my-stuff#analyses', 'analyses'],
  ['/my-stuff?tab=account#membership', 'account'],
  [paths.account(), 'account'],
])('%s opens %s', ([address = '', tab]) => expect(read(address)).toBe(tab))

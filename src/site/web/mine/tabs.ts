/** The tabs of my stuff, each with an address of its own. */
import { paths } from '#items/paths.ts'

export const tabs = [
  'items',
  'saved',
  'forecasts',
  'record',
  'notices',
  'radars',
  'analyses',
  'membership',
  'account',
] as const
export type Tab = (typeof tabs)[number]

export const tabTitles: Record<Tab, string> = {
  items: 'Items',
  saved: 'Saved',
  forecasts: 'Forecasts',
  record: 'Record',
  notices: 'Notices',
  radars: 'Radars',
  analyses: 'Analyses',
  membership: 'Membership',
  account: 'Account',
}

export const tabPaths: Record<Tab, string> = {
  items: paths.myStuff(),
  saved: paths.saved(),
  forecasts: paths.forecasts(),
  record: paths.ownRecord(),
  notices: paths.notices(),
  radars: paths.radars(),
  analyses: paths.analyses(),
  membership: paths.membership(),
  account: paths.account(),
}

/**
 * Links from the time when all of it was one page still lead to their part: `?shelf=saved`, `?shelf=drafts` (drafts lie
 * among the items), `#account`.
 */
export function tabAt({ search, hash }: { search: string; hash: string }): Tab {
  const query = new URLSearchParams(search)
  const named = query.get('tab') ?? query.get('shelf') ?? hash.slice(1)
  return tabs.find((tab) => tab === named) ?? 'items'
}

/** Where the views of shared items lie: links to them are written by nobody else. */
import { paths } from '#items/paths.ts'

export const viewPaths = {
  /** `/trend/131.png?v=4`: of the newest version where none is named. */
  view: (kind: string, id: string, ending: string, version?: number) =>
    `${paths.item(kind, id)}${ending}${version === undefined ? '' : `?v=${version}`}`,
}

/** Of many items; with the filters of a shelf behind them. */
export const listPaths = {
  calendar: '/calendar.ics',
  feed: (name: string, format: string) => `/feeds/${name}.${format}`,
} as const

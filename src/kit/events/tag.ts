/**
 * What a page shows, in a word each, so that it can be forgotten when that changes: `i12` the item that it is about,
 * `n12` an item shown beside it or in a list, `v12` the voices of its readers, `f:slug` a family, `l` lists, counts and
 * years to come, `m` what people say of any item (long lists, and lists by what moved), `r` the track record and the page
 * of methods, `p` people who chose to be shown as forecasters.
 */
export type Tag = 'l' | 'm' | 'r' | 'p' | `i${string}` | `n${string}` | `v${string}` | `f:${string}`

/** What has happened to what has these tags. `null` where no tag can be named: everything may have changed. */
export type Notice = { is: 'changed' | 'gone'; tags: readonly Tag[] | null }

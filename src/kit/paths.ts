/** The addresses of screens that every room may link to. `content/paths.ts` adds those of items and lists. */
export const screenPaths = {
  home: () => '/',
  allStuff: () => '/all-stuff',
  myStuff: () => '/my-stuff',
  purchaseSuccess: () => '/purchase-success',
  purchaseCancelled: () => '/purchase-cancelled',
  purchaseError: () => '/purchase-error',
  success: () => '/success',
  /** For people who read the API's docs. Not a screen to navigate to: link to it with a plain `a`. */
  apiDocs: () => '/api/docs',
} as const

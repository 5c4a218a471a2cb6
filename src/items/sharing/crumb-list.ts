/** Where a page lies, as its crumbs say it, for search engines (schema.org): they show the way instead of the address. */

export type Step = { title: string; path: string }

/** The last step is the page itself. */
export function pageWithCrumbs(steps: readonly Step[], origin: string): Record<string, unknown> {
  return {
    '@type': 'WebPage',
    '@id': origin + (steps.at(-1)?.path ?? '/'),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ title, path }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: title,
        item: origin + path,
      })),
    },
  }
}

/** Where programs that want to show an item learn how. Apart from the code for that: every page loads this. */
import { paths } from '../paths.ts'

/** Where the head of a page, and its `Link` header, send programs that want to show it; `page`: its whole address. */
export function oembedLinks(origin: string, page: string): { type: string; href: string }[] {
  return (['json', 'xml'] as const).map((format) => ({
    type: `${format === 'xml' ? 'text' : 'application'}/${format}+oembed`,
    href: origin + paths.oembed(page, format),
  }))
}

/** What the component of a page is given. */
import type { PageName, PageOf } from '../page.ts'
import type { Widget } from '../use-widget.ts'

export type PageProps<Name extends PageName> = { page: PageOf<Name>; widget: Widget }

/** What can be done to pass a page of several items on: its link, a frame for other sites, its picture. */
import { Tabs } from '#kit/web/ui/controls/Tabs.tsx'
import { pageEmbedHeight, pageEmbedPath } from '#items/sharing/page-embeds.ts'
import { AddressForm } from './AddressForm.tsx'
import { EmbedCode, type Embedded, type ViewNames } from './Embed.tsx'
import { PictureFiles } from './PictureFiles.tsx'

/** `picture`, `embed`: where its picture and its frame lie. */
export type SharedAt = { title: string; picture: string; embed: string }
/** Nothing of it is a chart of how likely values are. */
const views: ViewNames = { chart: 'All of it', card: 'Card', number: 'Number' }
type Props = { shared: SharedAt; path: string; origin: string }

/** `path`: the page one is at, as it is looked at. */
export function PageForm({ shared: { title, picture, embed }, path, origin }: Props) {
  const address = (origin || location.origin) + path
  const shown: Embedded = {
    title,
    version: null,
    page: () => path,
    picture: () => picture,
    frame: (embedding) => pageEmbedPath(embed, embedding),
    views,
    heightOf: (view, width) => pageEmbedHeight(embed, view, width),
  }
  return (
    <Tabs
      label="Ways to share"
      tabs={[
        {
          key: 'link',
          title: 'Link',
          panel: <AddressForm address={address} hint="Anyone can open it, without an account." />,
        },
        { key: 'embed', title: 'Embed', panel: <EmbedCode shown={shown} origin={origin} /> },
        {
          key: 'picture',
          title: 'Picture',
          panel: (
            <PictureFiles wide={picture} title={title} name="farsight" says="It tells what the page finds today." />
          ),
        },
      ]}
    />
  )
}

/** For tests: what an item of any kind has, and what the server draws of its page. */
import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { TodayProvider } from '#kit/web/today.ts'
import { type KindPage, type KindViews, KindViewsProvider, type PartProps, type Whole } from './kind-view.ts'

export const someItem: Omit<Whole, 'kind'> & { body: string } = {
  id: '1',
  title: 'CO2 in the air keeps rising',
  label: 'CO2 in the air',
  summary: 'A summary.',
  category: 'environmental',
  tags: ['climate'],
  horizon: { from: 2027, to: 2050 },
  publishedAt: null,
  updatedAt: '2026-11-20T00:00:00Z',
  version: 1,
  author: 'Farsight',
  authorId: null,
  saves: 0,
  status: null,
  family: null,
  isListed: true,
  body: '',
  prose: [],
  links: [],
}

/** Of the item in `props`. `views`: of the kinds that it names. */
export function drawPage<W extends Whole, More, N>(
  { Meta, Lead, Picture, Answers, Brief, parts, Data }: KindPage<W, More, N>,
  props: PartProps<W, More, N>,
  views: KindViews = {},
): string {
  const html = renderToString(
    <MemoryRouter>
      <TodayProvider value="2026-11-20">
        <KindViewsProvider value={views}>
          <Meta item={props.item} more={props.more} />
          <Lead {...props} />
          <Picture {...props} />
          <Answers {...props} />
          <Brief {...props} />
          {parts(props).map(({ contents, drawn }, i) => (
            // Not all parts are in the contents.
            <Fragment key={contents[0]?.id ?? i}>{drawn}</Fragment>
          ))}
          {Data && <Data {...props} />}
        </KindViewsProvider>
      </TodayProvider>
    </MemoryRouter>,
  )
  return html.replaceAll('<!-- -->', '')
}

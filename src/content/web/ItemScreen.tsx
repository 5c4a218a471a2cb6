/** A shared item in full (R8), with its neighbours, its versions, and the question box filled with what it is about. */
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { Link } from '#kit/web/ui/Link.tsx'
import { Chemical } from '#kit/web/ui/Chemical.tsx'
import { Crumbs } from '#kit/web/ui/Crumbs.tsx'
import { CategoryLabel, KindLabel, Meta, tagClass } from '#kit/web/ui/Tag.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { categoryTitles } from '../category-titles.ts'
import { paths } from '../paths.ts'
import styles from './ItemScreen.module.css'
import { ItemStatus } from './ItemStatus.tsx'
import { type KindPage, useKindView } from './kind-view.ts'
import { NotFound } from './NotFound.tsx'
import { QuestionBox } from './QuestionBox.tsx'
import type { ItemData, MissingData } from './screen-data.ts'
import { ShareButton } from './ShareButton.tsx'
import { useSite } from './use-page.ts'
import { VersionList } from './VersionList.tsx'

/** `page`: the parts that only this kind has. */
export function ItemScreen({ page }: { page: KindPage }) {
  const data = useLoaderData<ItemData | MissingData>()
  return 'missing' in data ? <NotFound /> : <ItemInFull key={`${data.item.kind}/${data.item.id}`} data={data} page={page} />
}

function ItemInFull({
  data: { item, neighbours, versions, more },
  page: { Meta: OwnMeta, First, Side, Rest },
}: {
  data: ItemData
  page: KindPage
}) {
  const parts = { item, neighbours, more }
  return (
    <>
      <Head item={item} meta={<OwnMeta item={item} more={more} />} />
      <div className={classes('item', `is-${item.kind}`)}>
        <div className="first stack">
          <First {...parts} />
        </div>
        <aside className="side" aria-label="Facts and links">
          <Side {...parts} />
        </aside>
        <div className="rest stack loose">
          <Rest {...parts} />
          <VersionList versions={versions} />
        </div>
      </div>
      <div className={styles.ask}>
        <QuestionBox heading="h2" label="Ask about this" text={item.title} />
      </div>
    </>
  )
}

function Head({ item, meta }: { item: ItemData['item']; meta: ReactNode }) {
  const { title, section, glyph } = useKindView(item.kind)
  const { origin } = useSite()
  const category = categoryTitles[item.category]
  return (
    <>
      <Crumbs
        items={[
          { title: 'All stuff', to: paths.allStuff() },
          { title: section, to: paths.allStuff({ kind: [item.kind] }) },
          { title: category, to: paths.allStuff({ category: [item.category] }) },
          { title: `${title} ${item.id}` },
        ]}
      />
      <header className={styles.titleBlock}>
        <Meta>
          <KindLabel kind={item.kind} glyph={glyph}>
            {title}
          </KindLabel>
          <CategoryLabel category={item.category}>{category}</CategoryLabel>
          {item.status && <ItemStatus status={item.status} />}
          {meta}
        </Meta>
        <h1>
          <Chemical text={item.title} />
        </h1>
        <p className={styles.standfirst}>
          <Chemical text={item.summary} />
        </p>
        <div className={styles.actions}>
          <ShareButton title={item.title} path={paths.item(item.kind, item.id)} origin={origin} />
          <ul className={styles.tags} aria-label="Tags">
            {item.tags.map((tag) => (
              <li key={tag}>
                <Link className={tagClass()} to={paths.allStuff({ tag: [tag] })}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </header>
    </>
  )
}

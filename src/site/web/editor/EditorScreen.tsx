/** Where items are written and revised: what it takes to write, and the form once it is known what it starts with. */
import { type ReactNode, useMemo, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import { paths } from '#items/paths.ts'
import type { KindForm } from '#items/web/kind-form.ts'
import { useKindView } from '#items/web/kind-view.ts'
import { NotFound } from '../layout/NotFound.tsx'
import { useScripts } from '#kit/web/use-scripts.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { draftBox, isMine } from './draft/draft-box.ts'
import styles from './Editor.module.css'
import { EditorForm } from './EditorForm.tsx'
import { timeOf } from './draft/say-kept.ts'
import type { Start } from './draft/start.ts'
import { useStart } from './draft/use-start.ts'

/** `kind` and its form come from the route; the item's id, where one is revised, from the address. */
export function EditorScreen({ kind, form }: { kind: string; form: KindForm }) {
  const { id = null } = useParams()
  const areScripts = useScripts()
  const [tries, setTries] = useState(0)
  if (!areScripts) return <Waiting kind={kind} form={form} id={id} />
  return <Editor key={`${id ?? 'new'} ${tries}`} kind={kind} form={form} id={id} onAgain={() => setTries(tries + 1)} />
}

type Props = { kind: string; form: KindForm; id: string | null }

function Editor({ kind, form, id, onAgain }: Props & { onAgain: () => void }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const box = useMemo(() => draftBox(() => localStorage), [])
  const draftId = id === null ? search.get('draft') : null
  const { start, round } = useStart({ kind, form, itemId: id, draftId }, box)
  if (start.is === 'loading') return <Loading kind={kind} form={form} id={id} />
  if (start.is === 'missing' && id !== null) return <NotFound />
  if (start.is !== 'ready') return <NoForm start={start} onAgain={onAgain} kind={kind} form={form} id={id} />
  const name = (draft: string) => {
    if (id === null) void navigate(`${pathname}?draft=${draft}`, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Heading kind={kind} form={form} id={id} />
      {id === null && draftId === null && <Unfinished kind={kind} except={start.draftId} />}
      <EditorForm key={round} start={start} kind={kind} form={form} box={box} onFirst={name} />
    </>
  )
}

function Heading({ kind, form, id }: Props) {
  const { title } = useKindView(kind)
  return (
    <header className={styles.head}>
      <h1>{id === null ? form.heading : `Revise ${title.toLowerCase()} ${id}`}</h1>
      <p>{form.advice}</p>
    </header>
  )
}

/** In the server's HTML, and for a moment after: the form needs scripts. */
function Waiting(props: Props) {
  return (
    <>
      <Heading {...props} />
      <noscript>
        <Banner tone="warn">
          <p>Writing needs scripts, and they are off in this browser. Reading works without them.</p>
        </Banner>
      </noscript>
      <div className={styles.waiting} />
    </>
  )
}

function Loading(props: Props) {
  const isLong = useLasting(true, 500)
  return (
    <>
      <Heading {...props} />
      <div className={styles.waiting}>
        <output>{isLong && 'The form is loading'}</output>
      </div>
    </>
  )
}

type NoFormProps = Props & { start: Exclude<Start, { is: 'ready' }>; onAgain: () => void }

function NoForm({ start, onAgain, kind, form, id }: NoFormProps) {
  const { pathname, search } = useLocation()
  const { title } = useKindView(kind)
  const told = wordsFor(start, title.toLowerCase(), id)
  const ways = {
    failed: <Button onClick={onAgain}>Try again</Button>,
    'sign-in': (
      <Link className={buttonClass()} to={paths.signIn(pathname + search)}>
        Sign in
      </Link>
    ),
    missing: (
      <Link className={buttonClass()} to={paths.write(kind)}>
        {form.heading}
      </Link>
    ),
    'not-yours': null,
  }
  const isFailed = start.is === 'failed'
  const actions = (
    <>
      {ways[start.is]}
      <Link className={buttonClass({ variant: 'plain' })} to={id === null ? paths.myStuff() : paths.item(kind, id)}>
        {id === null ? 'My stuff' : 'Read it'}
      </Link>
    </>
  )
  return (
    <Outcome look={isFailed ? 'bad' : 'idle'} icon={isFailed ? 'warn' : 'lock'} title={told.title} actions={actions}>
      <p>{told.reason}</p>
    </Outcome>
  )
}

function wordsFor(
  start: Exclude<Start, { is: 'ready' }>,
  kind: string,
  id: string | null,
): { title: string; reason: ReactNode } {
  switch (start.is) {
    case 'failed':
      return { title: 'The form could not be loaded', reason: `${start.failure.message} Nothing was changed.` }
    case 'sign-in':
      return id === null
        ? {
            title: 'This draft is kept with an account',
            reason: 'Sign in with the account that began it, and it opens here.',
          }
        : { title: 'Sign in to revise this', reason: `Only its author can revise a ${kind}.` }
    case 'missing':
      return {
        title: 'There is no such draft',
        reason: 'It may have been saved as an item or thrown away, or it may be somebody else’s.',
      }
    case 'not-yours':
      return {
        title: 'Only its author can revise this',
        reason: `You can read this ${kind}, save it, and write one of your own.`,
      }
  }
}

/** What was begun in this browser and is nowhere else yet. */
function Unfinished({ kind, except }: { kind: string; except: string }) {
  const { user } = useUser()
  const [drafts] = useState(() => draftBox(() => localStorage).list())
  const mine = drafts.filter(
    (one) => one.kind === kind && one.itemId === null && one.id !== except && isMine(one, user?.iamId ?? null),
  )
  if (mine.length === 0) return null
  return (
    <div className={styles.unfinished}>
      <Banner>
        <p>Begun in this browser and not saved yet:</p>
        <ul>
          {mine.slice(0, 3).map(({ id, entry, at }) => (
            <li key={id}>
              <Link to={`${paths.write(kind)}?draft=${id}`}>
                <bdi>{String(entry['title'] || 'without a title')}</bdi>
              </Link>
              , changed {sayTime(at)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

function sayTime(at: string): string {
  const date = new Date(at)
  return Number.isNaN(date.getTime())
    ? 'some time ago'
    : `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${timeOf(date)}`
}

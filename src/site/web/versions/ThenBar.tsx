/** Above the page of a version: which it is, of how many, and what on the page is not of then. */
import { sayDay } from '#kit/dates.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import type { Whole } from '#items/web/kind-view.ts'

export function ThenBar({ item: { kind, id, version, updatedAt }, newest }: { item: Whole; newest: number }) {
  const here = paths.item(kind, id)
  return (
    <Banner>
      <p>
        {version === newest ? (
          <>
            This address always shows version {version}, of {sayDay(updatedAt)}, which is still the newest.
          </>
        ) : (
          <>
            Version {version} of {newest}, of {sayDay(updatedAt)}: what was said and computed then.{' '}
            <Link to={`${here}#versions`}>See what changed</Link> or <Link to={here}>read the newest version</Link>.
          </>
        )}{' '}
        Other items are shown beside it as they are today.
      </p>
    </Banner>
  )
}

/** Why a change was not made, read out as it appears. */
import { Banner } from '#kit/web/ui/Banner.tsx'

export function Trouble({ says }: { says: string | null }) {
  return (
    says && (
      <Banner tone="bad" role="alert">
        <p>{says}</p>
      </Banner>
    )
  )
}

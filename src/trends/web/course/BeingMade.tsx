/** That numbers are on their way, and whose those are that stand here meanwhile. */
import { useIsThen } from '#items/web/then.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'

type Props = {
  /** Those of an earlier version; null where there are none, or none of this series. */
  numbers: { version: number } | null
  version: number
  /** With this version it measures something else than before. */
  isAnew: boolean
}

export function BeingMade(props: Props) {
  const isThen = useIsThen()
  return (
    <Banner>
      <p>{isThen ? 'No numbers are kept that were made of this version.' : sayBeingMade(props)}</p>
    </Banner>
  )
}

function sayBeingMade({ numbers, version, isAnew }: Props): string {
  if (numbers)
    return `The projection and the numbers are of version ${numbers.version}. Those of version ${version} are being made and appear here in a moment.`
  return isAnew
    ? `The series begins anew with version ${version}. What had been projected of the one before says nothing of it; its own numbers are being made and appear here by themselves in a moment.`
    : 'The numbers are being made. They appear here by themselves in a moment.'
}

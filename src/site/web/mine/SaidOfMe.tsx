/** What operators said of oneself as an author, and why. Trust that came by itself needs no words. */
import { sayDay } from '#kit/dates.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { saidTitles } from '#items/trust/trust-words.ts'
import type { Said } from './use-mine.ts'

export function SaidOfMe({ said }: { said: Said | null }) {
  if (!said || said.word === 'trusted') return null
  return (
    <Banner tone={said.word === 'stopped' ? 'bad' : 'warn'}>
      <p>
        {saidTitles[said.word]} The reason, given on {sayDay(said.at)}: {said.reason}
      </p>
    </Banner>
  )
}

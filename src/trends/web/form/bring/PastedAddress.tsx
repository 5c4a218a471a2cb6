/** An address in place of a table: where it belongs. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'

export function PastedAddress({ onMove }: { onMove: () => void }) {
  return (
    <Banner>
      <p>That is an address, and no table. It can be asked for its values further below.</p>
      <p>
        <Button variant="plain" size="small" onClick={onMove}>
          Bring it as an address
        </Button>
      </p>
    </Banner>
  )
}

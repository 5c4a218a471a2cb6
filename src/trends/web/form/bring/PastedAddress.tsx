/** An address in place of a table: where it belongs. */
import { paths } from '#items/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'

/** `itemId`: of the trend, null while it is not saved. */
export function PastedAddress({ itemId }: { itemId: string | null }) {
  return (
    <Banner>
      <p>
        That is an address, and nothing is fetched here. Download the table from there and choose it as a file below.
      </p>
      <p>
        So that the series keeps itself current from a statistics site, paste the address under “Kept current” on{' '}
        {itemId === null ? (
          'the page of the trend, once it is saved with its values.'
        ) : (
          <>
            <a href={paths.itemOf(`trend/${itemId}`)}>the page of the trend</a>.
          </>
        )}
      </p>
    </Banner>
  )
}

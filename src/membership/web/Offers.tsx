/** What can be bought, what it costs and what it holds, each with the one button that leads to its payment page. */
import { type ReactNode, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { refusals } from '#kit/refusal.ts'
import { screenPaths } from '#kit/paths.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { graceDays } from '../catalogue.ts'
import { sayPrice, sayRepayment, sayUnits, type Units } from '../words.ts'
import { membership } from './membership.ts'
import type { Leaving } from './membership-client.ts'
import styles from './MembershipPanel.module.css'
import { useLeaving } from './use-leaving.ts'
import type { MembershipView } from './membership-view.ts'

type Props = Pick<
  MembershipView,
  'status' | 'renewsAt' | 'endsAt' | 'lapse' | 'owed' | 'products' | 'termsToAccept'
> & {
  canPay: boolean
}
type Product = MembershipView['products'][number]

export function Offers({ products, canPay, termsToAccept, ...standing }: Props) {
  const [hasAgreed, setAgreed] = useState(false)
  const agreement: Agreement = { terms: termsToAccept ?? undefined, isOpen: termsToAccept !== null && !hasAgreed }
  const subscription = products.find(({ kind }) => kind === 'subscription')
  const packs = products.filter(({ kind }) => kind === 'pack')
  return (
    <>
      {!canPay && <p className={styles.fine}>{refusals['no-email'].message}</p>}
      {termsToAccept === null ? (
        <p className={styles.fine}>
          Bought on our <Link to={screenPaths.terms()}>terms</Link>; what becomes of your data says the{' '}
          <Link to={screenPaths.privacy()}>privacy notice</Link>.
        </p>
      ) : (
        <Check checked={hasAgreed} onChange={({ target }) => setAgreed(target.checked)}>
          <span>
            I agree to the <Link to={screenPaths.terms()}>terms</Link>, which have changed since I last did.
          </span>
        </Check>
      )}
      <div className={styles.offers}>
        {packs.map((pack) => (
          <Offer key={pack.key} title={sayUnits(pack.grant)} product={pack} period="once">
            <ul className={styles.terms}>
              <li>They do not expire.</li>
              <li>Nothing renews.</li>
              <Repayment grant={pack.grant} owed={standing.owed} />
            </ul>
            {canPay && <Open way="checkOutPurchase" title="Buy analyses" isFirst agreement={agreement} />}
          </Offer>
        ))}
        {subscription && (
          <Offer title="Membership" product={subscription} period="every month">
            <Terms product={subscription} {...standing} />
            {canPay && <WayIn {...standing} agreement={agreement} />}
          </Offer>
        )}
      </div>
      <Opening />
    </>
  )
}

function Offer({
  title,
  product,
  period,
  children,
}: {
  title: string
  product: Product
  period: string
  children: ReactNode
}) {
  return (
    <section className={styles.offer} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.price}>
        {sayPrice(product.priceCents, product.currency)} <small>{period}</small>
      </p>
      {children}
    </section>
  )
}

function WayIn({ status, lapse, agreement }: Pick<Props, 'status' | 'lapse'> & { agreement: Agreement }) {
  if (lapse?.is === 'unpaid') return <Manage title="Pay what is open" />
  return status === 'guest' ? (
    <Open way="checkOutSubscription" title="Become a member" agreement={agreement} />
  ) : (
    <Manage />
  )
}

function Repayment({ grant, owed }: { grant: Units; owed: Units }) {
  const words = sayRepayment(grant, owed)
  return words && <li>{words}</li>
}

function Terms({
  product,
  status,
  renewsAt,
  endsAt,
  owed,
}: { product: Product } & Omit<Props, 'products' | 'canPay' | 'termsToAccept'>) {
  const price = sayPrice(product.priceCents, product.currency)
  return (
    <ul className={styles.terms}>
      <li>
        {sayUnits(product.grant)} every month. What is left of a month ends {graceDays} days after it.
      </li>
      {status === 'guest' && (
        <li>It renews every month until you cancel. You can cancel at any time, and keep what you have paid for.</li>
      )}
      {endsAt !== null && status === 'member' && (
        <li>
          You have cancelled: it ends on {sayDay(endsAt)}, and nothing more is paid. You can resume it until then.
        </li>
      )}
      {endsAt !== null && status === 'past_due' && (
        <li>
          You have cancelled: it ends on {sayDay(endsAt)}. Until then the payment that failed is still tried, and you
          can resume it.
        </li>
      )}
      {endsAt === null && renewsAt !== null && status === 'member' && (
        <li>
          It renews on {sayDay(renewsAt)} for {price}, until you cancel.
        </li>
      )}
      <Repayment grant={product.grant} owed={owed} />
      {status !== 'guest' && <li>Card, invoices and cancelling are under Manage membership.</li>}
    </ul>
  )
}

export function Manage({ title = 'Manage membership' }: { title?: string }) {
  return <Open way="openPortal" title={title} />
}

/** `terms`: what the buyer agrees to by this; `isOpen`: they have yet to say so. */
type Agreement = { terms: string | undefined; isOpen: boolean }
const agreed: Agreement = { terms: undefined, isOpen: false }
type OpenProps = { way: Leaving; title: string; isFirst?: boolean; agreement?: Agreement }

/** One solid button to a view; while one page is being opened the others wait. */
function Open({ way, title, isFirst = false, agreement = agreed }: OpenProps) {
  const leaving = useLeaving()
  const { terms, isOpen } = agreement
  return (
    <Button
      variant={isFirst ? 'solid' : 'plain'}
      busy={leaving === way}
      aria-disabled={isOpen || (leaving !== null && leaving !== way) || undefined}
      onClick={() => !isOpen && void membership[way](terms)}
    >
      {title}
    </Button>
  )
}

function Opening() {
  return <output className="unseen">{useLeaving() !== null && 'Opening the payment page'}</output>
}

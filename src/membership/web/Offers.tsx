/** What can be bought, what it costs and what it holds, each with the one button that leads to its payment page. */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { refusals } from '#kit/refusal.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { graceDays } from '../catalogue.ts'
import { sayPrice, sayRepayment, sayUnits, type Units } from '../words.ts'
import { membership } from './membership.ts'
import type { Leaving } from './membership-client.ts'
import styles from './MembershipPanel.module.css'
import { useLeaving } from './use-leaving.ts'
import type { MembershipView } from './membership-view.ts'

type Props = Pick<MembershipView, 'status' | 'renewsAt' | 'endsAt' | 'lapse' | 'owed' | 'products'> & {
  canPay: boolean
}
type Product = MembershipView['products'][number]

export function Offers({ products, canPay, ...standing }: Props) {
  const subscription = products.find(({ kind }) => kind === 'subscription')
  const packs = products.filter(({ kind }) => kind === 'pack')
  return (
    <>
      {!canPay && <p className={styles.fine}>{refusals['no-email'].message}</p>}
      <div className={styles.offers}>
        {packs.map((pack) => (
          <Offer key={pack.key} title={sayUnits(pack.grant)} product={pack} period="once">
            <ul className={styles.terms}>
              <li>They do not expire.</li>
              <li>Nothing renews.</li>
              <Repayment grant={pack.grant} owed={standing.owed} />
            </ul>
            {canPay && <Open way="checkOutPurchase" title="Buy analyses" isFirst />}
          </Offer>
        ))}
        {subscription && (
          <Offer title="Membership" product={subscription} period="every month">
            <Terms product={subscription} {...standing} />
            {canPay && <WayIn {...standing} />}
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

function WayIn({ status, lapse }: Pick<Props, 'status' | 'lapse'>) {
  if (lapse?.is === 'unpaid') return <Manage title="Pay what is open" />
  return status === 'guest' ? <Open way="checkOutSubscription" title="Become a member" /> : <Manage />
}

function Repayment({ grant, owed }: { grant: Units; owed: Units }) {
  const words = sayRepayment(grant, owed)
  return words && <li>{words}</li>
}

function Terms({ product, status, renewsAt, endsAt, owed }: { product: Product } & Omit<Props, 'products' | 'canPay'>) {
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

/** One solid button to a view; while one page is being opened the others wait. */
function Open({ way, title, isFirst = false }: { way: Leaving; title: string; isFirst?: boolean }) {
  const leaving = useLeaving()
  return (
    <Button
      variant={isFirst ? 'solid' : 'plain'}
      busy={leaving === way}
      aria-disabled={(leaving !== null && leaving !== way) || undefined}
      onClick={() => void membership[way]()}
    >
      {title}
    </Button>
  )
}

function Opening() {
  return <output className="unseen">{useLeaving() !== null && 'Opening the payment page'}</output>
}

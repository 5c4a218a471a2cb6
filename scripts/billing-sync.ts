/**
 * `npm run billing:sync`: makes at Stripe the prices of the catalogue that are missing there, and says where Stripe
 * differs. It changes no price that exists. Reads STRIPE_SECRET_KEY, or the file that
 * STRIPE_SECRET_KEY_FILE names.
 */
import { withSecretFiles } from '#kit/server/config/secret-files.ts'
import { syncPrices } from '#membership/server/stripe/prices.ts'
import { isLive, openStripe } from '#membership/server/stripe/stripe.ts'

try {
  const { env, lines } = withSecretFiles(process.env)
  const secretKey = env['STRIPE_SECRET_KEY']?.trim() ?? ''
  if (lines.length > 0) throw new Error(lines.join('\n'))
  if (!secretKey)
    throw new Error('STRIPE_SECRET_KEY: is not set, so there is nothing to do: payments are stood in for.')
  // No event is read here, so its secret is not needed.
  const stripe = openStripe({ secretKey, webhookSecret: 'unused', isLocal: false })
  const { made, kept } = await syncPrices(stripe)
  console.log(
    `${isLive(secretKey) ? 'Live' : 'Test'} prices: ${made.length} made (${made.join(', ') || 'none'}), ${kept.length} kept (${kept.join(', ') || 'none'}).`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

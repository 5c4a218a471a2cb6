/** What a mail to many says of itself, so that mail programs offer the way out: RFC 8058, 2919 and 3834. */

/** `leave`: where a POST ends it at once. The way by https comes first, and is the only one: nobody reads mail here. */
export function headersOf(leave: string, { host, productName }: { host: string; productName: string }) {
  return {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `${productName.replaceAll(/[^\w ]/g, '')} notices <notices.${host}>`,
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
  }
}

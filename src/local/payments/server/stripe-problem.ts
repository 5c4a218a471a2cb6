/** How the service says no: in the envelope that Stripe's SDK makes its errors of. */

type Problem = {
  status?: 400 | 401 | 404 | 405 | 409 | 413 | 500
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
}

export class StripeProblem extends Error {
  override name = 'StripeProblem'
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined
  constructor({ status = 400, type = 'invalid_request_error', message, code, param }: Problem) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.param = param
  }
  /** As it travels. */
  toJSON() {
    const { type, message, code, param } = this
    return {
      error: {
        type,
        message,
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code}` }),
        ...(param && { param }),
      },
    }
  }
}

/** In the path it is a 404, in a parameter a bad request. */
export function noSuch(kind: string, id: string, param = 'id'): StripeProblem {
  const message = `No such ${kind.replace('.', ' ')}: '${id}'`
  return new StripeProblem({ status: param === 'id' ? 404 : 400, code: 'resource_missing', param, message })
}

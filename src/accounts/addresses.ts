/** Where the calls about users answer. Apart from the contract, so that the browser needs no schemas to call them. */
import type { Address } from '#kit/endpoint.ts'

export const accountAddresses = {
  findSignInConfig: 'GET /api/auth/config',
  logIn: 'POST /api/auth/login',
  logOut: 'POST /api/auth/logout',
  listDevices: 'GET /api/me/devices',
  endDevice: 'DELETE /api/me/devices/:id',
  endOtherDevices: 'DELETE /api/me/devices',
  findMe: 'GET /api/me',
  changeMe: 'PATCH /api/me',
  removeMe: 'DELETE /api/me',
} as const satisfies Record<string, Address>

/** Radars of one's own: all of them, or the one that the address names. */
import { useLocation } from 'react-router'
import { OwnRadar } from './OwnRadar.tsx'
import { readRadarAddress } from './radar-address.ts'
import { RadarList } from './RadarList.tsx'

export function RadarsTab() {
  const { radar, ...address } = readRadarAddress(useLocation().search)
  return radar === null ? <RadarList unread={address.unread} /> : <OwnRadar key={radar} radar={radar} {...address} />
}

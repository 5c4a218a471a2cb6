/** How columns are called that name somebody, by an account, an address or a name. */
export const naming =
  '(account|owner|user|uid$|actor|by_id|by_name|holder_id|email|recipient|customer|phone|^who$|^author$|told_to|reader|forecaster)'

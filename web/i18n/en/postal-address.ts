// English texts of the workspace's postal address: web/features/team.

export const title = 'Postal address'
export const about =
  'Added below first emails and follow-ups, next to the unsubscribe link. Laws such as CAN-SPAM in the United States and CASL in Canada require one.'
export const none = 'None yet. An admin can add it.'
export const loadFailed = 'We couldn’t load the postal address.'
export const label = 'Sender’s postal address'
export const example = '12 Quay Street\nAustin, TX 78701\nUnited States'
export const save = 'Save address'
export const saved = 'Postal address saved'
export const saveFailed = 'We couldn’t save the postal address. Try again in a moment.'

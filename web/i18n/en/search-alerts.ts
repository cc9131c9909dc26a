// English texts about alerts of saved searches.

export const newPeople = (count: number) => (count === 1 ? '1 new person' : `${count.toLocaleString('en-US')} new people`)
export const addedSince = (day: string) => `Added since ${day}`
export const alerts = 'Alerts…'
export const alertsTitle = 'Alerts of saved searches'
export const alertsAbout =
  'You’re notified of people who were added to the pool and match. The notification is also in your daily email of what you haven’t read, which has a link to turn it off.'
export const alertChoices = { off: 'Off', daily: 'Daily', weekly: 'Weekly' } as const
export const alertFor = (name: string) => `Alert for ${name}`
export const alertChanged = (name: string, choice: string) => `Alert for “${name}”: ${choice}`
export const alertNotChanged = 'We couldn’t change the alert. Please try again.'
export const alertLabel = 'Tell me about new people'
export const alertHint = 'Only you are notified.'
export const searchGone = 'This saved search was deleted.'

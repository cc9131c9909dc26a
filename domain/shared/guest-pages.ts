// The pages behind a secret link: `/review/<token>` and the others. Addresses with tokens are stored and logged nowhere.

/** Each has a document in web/guest, and its name in the log format of docs/examples/nginx.conf. */
export const guestPages = ['review', 'book', 'scorecard', 'offer', 'your-data'] as const
export type GuestPage = (typeof guestPages)[number]

// English texts of domain/candidate/list-order.ts.

export const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  score: 'Best match first',
  name: 'By name',
  reply: 'Latest reply first',
  contacted: 'Last contacted first',
  interview: 'Next interview first',
}

export const filterLabels = {
  replied: 'Replied',
  no_reply: 'Contacted, no reply',
  attention: 'Needs attention',
  not_contacted: 'Not contacted yet',
  interview: 'With an interview',
  applied: 'Applied before',
}

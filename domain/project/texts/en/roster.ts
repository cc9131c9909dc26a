// English texts of domain/project/roster.ts.

export const noEditor = 'Someone must be able to edit the project.'
export const alreadyOnRoster = 'This address is already on the roster.'
export const locksOutSelf = 'You would lock yourself out. Keep your own role.'

export const roles = {
  owner: { title: 'Editor', may: 'Edits the project and its team, and does everything a reviewer does' },
  member: { title: 'Reviewer', may: 'Reviews candidates, writes to them and moves them' },
  commenter: { title: 'Commenter', may: 'Reads and comments' },
}

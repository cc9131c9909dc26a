// English texts of web/features/panel/tours.

// Tour card
export const position = (step: number, steps: number) => `${step} of ${steps}`
export const endTour = 'End tour'
export const back = 'Back'
export const done = 'Done'
export const next = 'Next'

// Steps
export const needYou = {
  title: 'They need you',
  text: 'Candidates in Needs Attention asked a question or sent a reply that needs your judgment. The card says which.',
}
export const readConversation = {
  title: 'Read the conversation',
  text: 'Mail opens the whole conversation next to the list.',
}
export const answer = {
  title: 'Answer',
  text: 'Write your reply below the conversation. Draft an answer starts it for you; Quick answers keeps what you say often, such as pay or remote work. Nothing is sent until you press Send.',
}
export const theirTurn = {
  title: 'Then it’s their turn',
  text: 'After you reply, they move to Awaiting Reply. When they answer, they come back automatically.',
}
export const interestedTab = {
  title: 'The Interested tab',
  text: 'Everyone here said yes to your email. The newest are first.',
}
export const emailHistory = {
  title: 'Email history',
  text: 'Mail shows what was sent and received, and when.',
}
export const yourReply = {
  title: 'Your reply',
  text: 'Write below the conversation, with variables and links. Send asks for confirmation.',
}
export const shortReplies = {
  title: 'Short replies',
  text: 'Quick answers, above the reply, keeps the text you reuse: edit, save, insert.',
}
export const move = {
  title: 'Move',
  text: 'Move sends a candidate to another tab or project. You can undo it.',
}
export const scheduleInterview = {
  title: 'Schedule an interview',
  text: 'Open a candidate and press Schedule, or the S key: rate them, say what you like, and a first call is arranged.',
}
export const reject = {
  title: 'Reject',
  text: 'Move to Rejected when it’s a no. You choose whether to email them; the reason stays with your team.',
}
export const project = {
  title: 'The project itself',
  text: 'More, at the top, has Duplicate, Pause, and Archive for the whole project.',
}
export const nothingToDo = {
  title: 'Nothing to do for now',
  text: 'We write to matching candidates and read their replies as they arrive.',
}
export const whereTheyAppear = {
  title: 'Where they appear',
  text: 'Interested candidates appear in this tab, and you get a notification.',
}
export const stop = {
  title: 'To stop it',
  text: 'Pause, under More, stops new email. Existing candidates stay visible.',
}

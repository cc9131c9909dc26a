// German texts of web/app/NotificationList.tsx.

// Notification list
export const topicNames = {
  replies: 'Antworten',
  interviews: 'Interviews',
  reviews: 'Durchsicht',
  searches: 'Suchen',
  team: 'Team und Aufgaben',
  other: 'Sonstiges',
}
export const whichNotifications = 'Welche Benachrichtigungen'
export const all = 'Alle'
export const unreadCount = (unread: number) => `Ungelesen (${unread})`
export const topic = 'Thema'
export const allTopics = 'Alle Themen'
export const markAllAsRead = 'Alle als gelesen markieren'
export const nothingUnread = 'Nichts Ungelesenes hier.'
export const noneOnTopic = 'Keine Benachrichtigungen dazu.'
export const showFewer = 'Weniger anzeigen'
export const moreOnTopic = (count: number, topic: string) => `${count} weitere zu „${topic}“`
export const unreadMark = 'ungelesen'

// English texts of web/app/NotificationList.tsx.

// Notification list
export const topicNames = {
  replies: 'Replies',
  interviews: 'Interviews',
  reviews: 'Reviews',
  searches: 'Searches',
  team: 'Team and tasks',
  other: 'Other',
}
export const whichNotifications = 'Which notifications'
export const all = 'All'
export const unreadCount = (unread: number) => `Unread (${unread})`
export const topic = 'Topic'
export const allTopics = 'All topics'
export const markAllAsRead = 'Mark all as read'
export const nothingUnread = 'Nothing unread here.'
export const noneOnTopic = 'No notifications about this.'
export const showFewer = 'Show fewer'
export const moreOnTopic = (count: number, topic: string) => `${count} more about ${topic.toLowerCase()}`
export const unreadMark = 'unread'

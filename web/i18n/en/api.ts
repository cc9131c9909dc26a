// English texts of web/api.

// Download
export const downloadFailed = 'We couldn’t download the file. Please try again.'

// Send
export const unreachable = 'We can’t reach the server. Check your connection and try again.'
export const unavailable = 'The service is unavailable right now. Please try again in a moment.'

/** What kind of "no" it was, and what helps where the server's own words may not say it. */
const refusals = {
  titles: {
    400: 'Bad Request',
    401: 'Authentication Required',
    403: 'Access Denied',
    404: 'Not Found',
    409: 'Conflict',
    422: 'Validation Error',
    429: 'Too Many Requests',
    500: 'Server Error',
  },
  other: 'Error',
  unexpected: 'An unexpected error occurred',
  hints: {
    400: 'Check your input and try again.',
    401: 'Log in to go on.',
    403: 'Contact an administrator if you need this.',
    409: 'Refresh the page to see how it stands now.',
  },
}

export const adminRefusals = { refusals }

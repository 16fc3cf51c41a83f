/** Where a redirect to a login page leads: a page of the mock's own. */
export const LOGIN_PAGE_PATH = '/api/__mock/login';

/** The session of a user: `access_token` and `user`. */
export const logIn = async (baseURL, identifier, password) => {
  const answer = await fetch(`${baseURL}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  });
  if (!answer.ok) {
    throw new Error(`The login of ${identifier} was answered with ${answer.status}.`);
  }
  return answer.json();
};

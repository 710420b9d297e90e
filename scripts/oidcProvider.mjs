/**
 * A provider of OpenID Connect for tests, forked with a channel. The first argument is JSON: `clientId`, `clientSecret`,
 * `redirectUris`, `logoutUri`, and `accounts` with the claims of each name that the login page takes. A message replaces the
 * options of `faults` or renews the keys; each is answered, the first one with the issuer.
 */
import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import jwt from 'jsonwebtoken';
import Provider from 'oidc-provider';

const options = JSON.parse(process.argv[2]);

/**
 * The faults of the provider: `claims` replaces some of its ID tokens, or removes them if null, `shiftS` moves their times, `isForged` signs them with
 * another key, `issuer` is the name that it states, `broken` a path that fails, `silent` one that never answers.
 */
let faults = {};

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomBytes(8).toString('hex'),
  use: 'sig',
  alg: 'RS256',
});
const foreignKey = newKey();

function signAgain(idToken, key) {
  const { claims, shiftS = 0, isForged } = faults;
  const payload = { ...jwt.decode(idToken), ...claims };
  for (const name of Object.keys(payload)) if (payload[name] === null) delete payload[name];
  for (const time of ['iat', 'exp']) payload[time] += shiftS;
  const signingKey = isForged ? foreignKey : key;
  return jwt.sign(payload, createPrivateKey({ key: signingKey, format: 'jwk' }), {
    algorithm: 'RS256',
    keyid: key.kid,
  });
}

const page = (name) => `<!doctype html><html lang="id"><title>Akun Kampus</title>
  <form method="post"><label>Nama <input name="name" value="${name}"></label> <button>Lanjut</button></form></html>`;

async function interact(provider, ctx) {
  if (ctx.method === 'GET') {
    ctx.type = 'html';
    ctx.body = page('');
    return;
  }
  const accountId = new URLSearchParams(await text(ctx.req)).get('name');
  const result = Object.hasOwn(options.accounts, accountId)
    ? { login: { accountId } }
    : { error: 'access_denied', error_description: '<b>no account</b>' };
  ctx.status = 303;
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
}

function createProvider(issuer) {
  const key = newKey();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        post_logout_redirect_uris: [options.logoutUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub', 'nim', 'groups', 'hd'],
      profile: ['name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...options.accounts[accountId] }),
    }),
    async loadExistingGrant({ oidc }) {
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) return interact(provider, ctx);
    if (ctx.path === faults.silent) return new Promise(() => {});
    if (ctx.path === faults.broken) ctx.throw(503);
    await next();
    if (ctx.path === '/token' && ctx.body?.id_token) {
      ctx.body = { ...ctx.body, id_token: signAgain(ctx.body.id_token, key) };
    }
    if (ctx.path === '/.well-known/openid-configuration' && faults.issuer) {
      ctx.body = { ...ctx.body, issuer: faults.issuer };
    }
  });
  return provider.callback();
}

let answer;
const server = createServer((request, response) => answer(request, response));
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  answer = createProvider(issuer);
  process.on('message', (message) => {
    faults = message.faults ?? {};
    if (message.renewKeys) answer = createProvider(issuer);
    process.send({});
  });
  process.on('disconnect', () => process.exit());
  process.send({ issuer });
});

import { networkOf } from './networkOf';

test.each(['203.0.113.7', '0.0.0.0', '255.255.255.255'])('keeps the IPv4 address %s', (address) => {
  expect(networkOf(address)).toBe(address);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['fe80::1', 'fe80:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('reduces the IPv6 address %s to its /64 network', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
])('treats the IPv4-mapped address %s as IPv4', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'unknown', '10', '127.1', '0x7f.1', '999.1.1.1', '2001:db8::1::2', '1:2:3'])(
  'returns %p unchanged, which is not an address',
  (text) => {
    expect(networkOf(text)).toBe(text);
  },
);

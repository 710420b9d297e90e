// Says that this browser is too old. ES5, because such a browser must run it. The newest of the three features came
// with the oldest supported version of each browser: "browserslist" in package.json.
(function () {
  var isSupported =
    window.CSS &&
    CSS.supports &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
    HTMLScriptElement.supports &&
    HTMLScriptElement.supports('importmap');
  if (isSupported) return;

  var note = document.createElement('p');
  note.id = 'old-browser';
  note.setAttribute('role', 'alert');
  note.appendChild(
    document.createTextNode(
      'Browser ini terlalu lama untuk SiMagang, sehingga sebagian halaman mungkin tidak berfungsi. Perbarui ke Chrome ' +
        'atau Edge 111, Firefox 121, Safari 16.4, Samsung Internet 22, atau yang lebih baru.'
    )
  );
  document.body.insertBefore(note, document.body.firstChild);
})();

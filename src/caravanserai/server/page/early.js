// Before the first paint: the theme and the language that were chosen, so that nothing flashes, and the words of that language.
(function () {
  var root = document.documentElement;
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('caravanserai-settings') || '{}').theme || theme;
    root.lang = localStorage.getItem('caravanserai-language') || preferred();
  } catch (fault) {}
  fetchWords();
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';

  function preferred() {
    var wishes = navigator.languages || [];
    for (var i = 0; i < wishes.length; i++) {
      var found = /^(en|pl|fr)/i.exec(wishes[i]);
      if (found) return found[1].toLowerCase();
    }
    return 'en';
  }

  function fetchWords() {
    var known = document.querySelector('meta[name="words"]');
    var where = known && known.getAttribute('data-' + root.lang);
    if (!where) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = where;
    document.head.appendChild(link);
  }
})();

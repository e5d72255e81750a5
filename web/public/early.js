// Before anything is painted: the theme that was chosen, and a word to browsers that can't show the table.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("lastcard.theme");
    if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
  } catch (error) {
    // storage is closed: the system's theme stays
  }
  var able =
    "noModule" in HTMLScriptElement.prototype &&
    window.CSS &&
    CSS.supports("color", "light-dark(red, blue)") &&
    CSS.supports("width", "1dvh") &&
    CSS.supports("selector(:has(a))");
  if (!able)
    document.addEventListener("DOMContentLoaded", function () {
      document.getElementById("old").hidden = false;
    });
})();

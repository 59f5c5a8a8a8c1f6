from caravanserai.cli import main

main()
